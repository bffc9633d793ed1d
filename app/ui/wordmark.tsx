/** The mark: three wind lines bending round a course, the alisios of the name. */
export function Mark({ className = 'h-7 w-7' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M2 9.5c7-4.2 13 3.6 20 .2 3-1.5 3.6-5 1-6.2" />
      <path d="M2 16.5c8-4.6 15 3.800 26 0" />
      <path d="M2 23.5c7-4.2 13 3.6 19 .2 3.2-1.800 6.6 1 4.800 3.6" />
    </svg>
  )
}
