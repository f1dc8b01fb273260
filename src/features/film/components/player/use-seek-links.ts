import { useEffect } from 'react'

/** Makes every link of the page with a `data-second` attribute seek to that second. */
export function useSeekLinks(seek: (second: number) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-second]') : null
      const second = Number(link?.dataset.second)
      if (!link || !Number.isFinite(second)) return
      event.preventDefault()
      seek(second)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [seek])
}
