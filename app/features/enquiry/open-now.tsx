import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site.ts'
import { isOpen } from '#content/office-hours.ts'

/** Whether the office is open now, in its own time zone; known in the browser only, and kept up to date. */
export function OpenNow() {
  const { t } = useTranslation()
  const { company, locale } = useSite()
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const open = now && isOpen(now, company)
  const time =
    now &&
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: company.timeZone,
    }).format(now)
  return (
    <p className="mt-3 flex min-h-6 items-center gap-2 text-small" data-open={open}>
      {now && (
        <>
          <span
            aria-hidden="true"
            className={`h-2.5 w-2.5 rounded-full ${open ? 'bg-lagoon' : 'border border-ink'}`}
          />
          <span>
            {open ? t('contact.openNow') : t('contact.closedNow')}, {time} {t('contact.panamaTime')}
          </span>
        </>
      )}
    </p>
  )
}
