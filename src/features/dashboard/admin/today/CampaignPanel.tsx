import type { Progress } from '@/features/giving/rules/pledge'
import { formatDollars } from '@/lib/money'
import { adminPaths } from '@/lib/admin-paths'
import { Panel } from './Panel'
import styles from './day.module.css'

/** The progress of the current campaign. */
export function CampaignPanel({ campaign, progress }: { campaign: { id: string; title: string }; progress: Progress }) {
  return (
    <Panel title="Campaign" link={{ href: adminPaths.document('campaigns', campaign.id), label: campaign.title }}>
      <p className={styles.raised}>{formatDollars(progress.raisedCents)}</p>
      <progress
        className={styles.bar}
        max={100}
        value={progress.barPercent}
        aria-label="Raised of the goal, in percent"
      />
      <p>
        {progress.percent}% of {formatDollars(progress.goalCents)}. {formatDollars(progress.pledgedCents)} more is
        pledged.
      </p>
    </Panel>
  )
}
