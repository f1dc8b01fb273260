import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { paths } from '@/lib/paths'
import { LeaveForLibrary } from '../library/LeaveForLibrary.client'

type NoFilmProps = {
  /** `missing`: unknown, unpublished or not available to this viewer. `failed`: an error of the site. */
  reason: 'missing' | 'failed'
}

const TEXTS = {
  missing: {
    label: '404',
    title: 'Film Not Found',
    lede: 'This film has moved, or it is not meant for your division.',
    notice: 'Film not found',
  },
  failed: {
    label: 'Time-out',
    title: 'The film did not load',
    lede: 'The mistake is ours, not yours. Please try again in a moment.',
    notice: 'Failed to load film details',
  },
} as const

/** Shown in place of a film that cannot play, before the page navigates back. */
export function NoFilm({ reason }: NoFilmProps) {
  const { label, title, lede, notice } = TEXTS[reason]
  return (
    <PageHero label={label} title={title} lede={`${lede} You will be back in the library in a moment.`}>
      <LeaveForLibrary notice={notice} />
      <Button href={paths.filmRoom} big arrow>
        Return to Film Library
      </Button>
    </PageHero>
  )
}
