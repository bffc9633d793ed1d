import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether an enquiry form crosses the middle of the window: whoever fills one in needs no bar of ways to ask below it. */
export function useFormInView(): boolean {
  const { key } = useLocation()
  const [inView, setInView] = useState(false)
  useEffect(() => {
    let frame = 0
    function look() {
      frame = 0
      const middle = innerHeight / 2
      // Looked for each time, because a form that is fetched with its section comes later.
      const forms = [...document.querySelectorAll('main form[method="post"]')]
      setInView(
        forms.some((form) => {
          const { top, bottom } = form.getBoundingClientRect()
          return top < middle && bottom > middle
        }),
      )
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [key])
  return inView
}
