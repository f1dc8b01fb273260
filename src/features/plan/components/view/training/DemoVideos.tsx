import { memo } from 'react'
import { ArrowUpRight } from 'lucide-react'
import { chooseVideos } from '../../../rules/exercises'
import type { LibraryVideo } from '../../../rules/library'
import { LIST_KEYS, LISTS } from '../../../rules/options'
import { describeVideoLink } from '../../describe-video-link'
import styles from '../training.module.css'
import planStyles from '../../plan.module.css'

/** Three lists of videos on other sites. Nothing is loaded from there until the user follows a link. */
export const DemoVideos = memo(function DemoVideos({ videos, age }: { videos: readonly LibraryVideo[]; age: number }) {
  const chosen = chooseVideos(videos, age)
  return (
    <section aria-labelledby="videos-heading" className={`${planStyles.section} ${styles.videos} print:hidden!`}>
      <h2 id="videos-heading">See how it is done</h2>
      <p>
        The links open another site in a new tab, and nothing is loaded from there before that. A search shows what that
        site finds, not what we chose: pick a film together with a grown-up.
      </p>
      <div className={styles.videoLists}>
        {LIST_KEYS.map((list) => (
          <div key={list}>
            <h3>{LISTS[list]}</h3>
            <ul>
              {chosen[list].map(({ title, url }) => (
                <li key={url}>
                  <span>
                    {title}
                    <small>{describeVideoLink(url)}</small>
                  </span>
                  <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
                    Watch Demo
                    <span className="sr-only">: {title} (opens in a new tab)</span>
                    <ArrowUpRight aria-hidden="true" size={18} strokeWidth={2} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
})
