import { BallMark } from '@/components/layout/BallMark'

/** The academy's mark and name on the sign-in page. */
export function BrandLogo() {
  return (
    <span className="fc-brand">
      <BallMark size={44} />
      <span>
        The Basketball
        <br />
        Academy
      </span>
    </span>
  )
}

/** The mark alone, in the corner of every admin page. */
export function BrandIcon() {
  return <BallMark size={18} />
}
