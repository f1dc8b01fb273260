import { SectionHead } from '@/components/ui/SectionHead'
import titledStyles from '@/components/ui/titled.module.css'
import { TitledList } from '../training/TitledList'

type Props = {
  more: { label?: string | null; title: string; items: { id?: string | null; title: string; text: string }[] }
}

/** Short answers that are always visible. */
export function GoodToKnow({ more: { label, title, items } }: Props) {
  return (
    <section className="paper section" aria-labelledby="more-heading">
      <div className="wrap">
        <SectionHead id="more-heading" label={label ?? ''} title={title} />
        <TitledList items={items} className={`${titledStyles.isGrid} mt-10`} />
      </div>
    </section>
  )
}
