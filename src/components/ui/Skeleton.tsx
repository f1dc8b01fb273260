/** A placeholder with the size of the content to be loaded. Hidden from screen readers: its list announces "Loading". */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />
}
