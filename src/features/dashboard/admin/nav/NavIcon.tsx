import { NAV_ICONS, type IconName } from '../../rules/nav-icons'

/** A decorative icon beside a label. */
export function NavIcon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={NAV_ICONS[name]} />
    </svg>
  )
}
