const DRAWINGS = {
  alert: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 8v4M12 16h.01',
  done: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Zm-13 0 2 2 4-4',
  check: 'M20 6 9 17l-5-5',
}

type StateIconProps = {
  state: keyof typeof DRAWINGS
  /** In pixels. */
  size: number
  strokeWidth?: number
  className?: string
}

/** Draws the state of a field or a form. Browsers load it with every form, so it does without the runtime of the icon library. */
export function StateIcon({ state, size, strokeWidth = 2, className }: StateIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={strokeWidth}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={DRAWINGS[state]} />
    </svg>
  )
}
