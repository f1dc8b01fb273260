/** A resting place of the size that the real thing will have. Hidden from screen readers: its list says "Loading". */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />
}
