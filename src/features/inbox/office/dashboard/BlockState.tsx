import { paths } from '@/lib/paths'

/** Stands where a part of the dashboard could not be read: an empty one would look as if nothing waited. */
export function BlockFailed({ title }: { title: string }) {
  return (
    <section className="fc-work-part fc-block-failed">
      <h2>{title}</h2>
      <p role="alert">
        Could not load. <a href={paths.admin}>Try again.</a>
      </p>
    </section>
  )
}

/** Stands where a part of the dashboard is still being read, in its size. */
export function BlockLoading({ title, look }: { title: string; look: 'cards' | 'chart' }) {
  return (
    <section className="fc-work-part" aria-busy="true">
      <h2>{title}</h2>
      <p className="fc-visually-hidden">Loading</p>
      <div aria-hidden="true" className={`fc-resting fc-resting--${look}`} />
    </section>
  )
}
