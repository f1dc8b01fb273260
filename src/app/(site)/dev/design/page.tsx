import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { Skeleton } from '@/components/ui/Skeleton'
import { Tag } from '@/components/ui/Tag'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { ColorSwatches } from './ColorSwatches'
import { FieldSamples } from './FieldSamples'
import { Interactive } from './Interactive.client'
import { Sample } from './Sample'

export const metadata: Metadata = { title: 'Design', robots: { index: false } }

const TONES = ['plain', 'secondary', 'ok', 'warn', 'bad', 'info'] as const

/** All parts of the visual language on one page. Exists only in development. */
export default function DesignPage() {
  if (process.env.NODE_ENV === 'production') notFound()
  return (
    <>
      <PageHero
        above={<Breadcrumbs trail={[{ label: 'Home', href: '/' }, { label: 'Design' }]} />}
        title="The playbook"
        lede="One accent, one headline, court lines as the only ornament."
        page="/funding-deck"
      >
        <div className="flex flex-wrap gap-4">
          <Button big arrow>
            Primary
          </Button>
          <Button big variant="line">
            Line
          </Button>
        </div>
      </PageHero>
      <div className="wrap section grid gap-16">
        <TypeSample />
        <Sample title="Color">
          <ColorSwatches />
        </Sample>
        <Sample title="Buttons and tags">
          <div className="flex flex-wrap items-center gap-4">
            <Button arrow>Primary</Button>
            <Button variant="line">Line</Button>
            <Button variant="ink" arrow>
              Ink
            </Button>
            <Button disabled>Disabled</Button>
            {TONES.map((tone) => (
              <Tag key={tone} tone={tone}>
                {tone}
              </Tag>
            ))}
          </div>
        </Sample>
        <Sample title="Tabs, dialog, accordion, toasts">
          <Interactive />
        </Sample>
        <Sample title="Fields">
          <FieldSamples />
        </Sample>
        <Sample title="Skeletons">
          <div className="grid gap-4 md:grid-cols-2">
            <Skeleton className="h-64" />
            <Skeleton className="h-64" />
          </div>
        </Sample>
        <PlaySamples />
      </div>
    </>
  )
}

/** The type scale, from the hero down to the label. */
function TypeSample() {
  return (
    <Sample title="Type">
      <p className="font-display text-hero leading-none font-black uppercase">Ready</p>
      <h2>Heading two, then calm text</h2>
      <h3 className="mt-4">Heading three</h3>
      <p className="lede mt-4">A lede of one or two sentences, at twenty pixels.</p>
      <p className="mt-4">Body text at seventeen pixels, with a measure of thirty-eight rem at most.</p>
      <span className="label mt-4">A label</span>
    </Sample>
  )
}

/** All plays of the playbook. */
function PlaySamples() {
  return (
    <Sample title="Plays">
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {Object.values(plays).map((play) => (
          <figure key={play.name}>
            <div className="rounded-card bg-ink-950 p-4">
              <CourtDiagram play={play} title={play.description} animate />
            </div>
            <figcaption className="mt-3">
              <b>{play.name}</b>
              <span className="block text-small text-ink-500">{play.description}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Sample>
  )
}
