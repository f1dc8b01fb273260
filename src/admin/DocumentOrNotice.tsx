import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { NotLoaded } from './NotLoaded.client'
import styles from './staff-page.module.css'

type Template = ReactElement<{ viewType?: string; children?: ReactNode }>
type View = ReactElement<object, (props: object) => Promise<ReactNode>>

/** Adds a message to Payload's page of a document, which is empty after an error: its view only logs it. */
export function withNotice(page: ReactElement<{ children?: ReactNode }>): ReactNode {
  const parts = Children.map(page.props.children, (part) => {
    if (!isValidElement(part)) return part
    const template = part as Template
    const view = template.props.children
    if (template.props.viewType !== 'document' || !isValidElement(view)) return part
    return cloneElement(template, undefined, <DocumentOrNotice view={view as View} />)
  })
  return cloneElement(page, undefined, parts)
}

async function DocumentOrNotice({ view }: { view: View }) {
  const shown = await view.type(view.props)
  return (
    shown ?? (
      <main className={styles.view}>
        <NotLoaded what="This page" />
      </main>
    )
  )
}
