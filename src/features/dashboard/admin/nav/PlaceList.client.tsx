'use client'

import Link from 'next/link'
import { useId, useState } from 'react'
import type { SettingsPage } from './places'
import styles from './places.module.css'

/** Admin pages by group, filtered while typing. */
export function PlaceList({ pages }: { pages: SettingsPage[] }) {
  const id = useId()
  const [text, setText] = useState('')
  const found = pages.filter(({ label, about }) => isFound(`${label} ${about}`, text))
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <>
      <p className={`fc-controls ${styles.search}`}>
        <label htmlFor={id}>Find by name</label>
        <input id={id} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </p>
      <p className="fc-visually-hidden" role="status">
        {text && `${found.length} found`}
      </p>
      {found.length === 0 && <p>Nothing here is called “{text}”.</p>}
      {groups.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{group}</h2>
          <ul className="fc-list">
            {found
              .filter((page) => page.group === group)
              .map(({ slug, label, about, href }) => (
                <li key={slug}>
                  <Link prefetch={false} href={href}>
                    {label}
                  </Link>
                  <span>{about}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function isFound(content: string, text: string): boolean {
  return content.toLowerCase().includes(text.trim().toLowerCase())
}
