'use client'

import { Command as Palette, defaultFilter } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { postStaff } from '@/admin/post-staff'
import { readSearch } from '@/features/entries/rules/search-text'
import { adminPaths } from '@/lib/admin-paths'
import type { Command, Found, FoundGroup } from '../../rules/find'
import { DueChip } from '@/features/entries/admin/shared/DueChip'
import { NavIcon } from '../nav/NavIcon'
import styles from './find.module.css'

/** The debounce before a search request. */
const PAUSE_MS = 180

const NOTHING: FoundGroup[] = []

type Answer = { text: string; groups: FoundGroup[]; message: string | null; at: number }

type Props = { isOpen: boolean; onClose: () => void; commands: Command[] }

const COMMANDS_MAX = 6
/** Below this score a command only shares some letters with the query. */
const COMMAND_SCORE = 0.1

/** The office search: entries found by name, and the pages and actions that the person may open. */
export function FindDialog({ isOpen, onClose, commands }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const { groups, message, isBusy, at } = useSearchResults(text)

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    // Without this the whole dialog has the focus, because it handles keys.
    dialog.current?.querySelector('input')?.focus()
  }, [isOpen])

  const found = listCommands(commands, text)
  const count = groups.reduce((sum, { items }) => sum + items.length, found.length)
  // A portal, because the navigation is narrower than the page and would clip the dialog.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label="Find anything" onClose={onClose} closedby="any">
      <Palette label="Find anything" shouldFilter={false} loop>
        <div className={styles.field}>
          <Palette.Input value={text} onValueChange={setText} placeholder="Name, phone, reference, page or action" />
          <button type="button" onClick={() => dialog.current?.close()} aria-label="Close">
            <kbd>Esc</kbd>
            <NavIcon name="close" />
          </button>
        </div>
        <p role="status">{describeState({ text, message, isBusy, count })}</p>
        <Palette.List className={styles.list} label="Results">
          {groups.map(({ label, items }) => (
            <Palette.Group key={label} heading={label}>
              {items.map((found) => (
                <Item key={found.key} found={found} now={at} />
              ))}
            </Palette.Group>
          ))}
          {found.length > 0 && (
            <Palette.Group heading="Go to">
              {found.map((command) => (
                <Item key={command.href} found={{ ...command, key: command.href }} now={at} />
              ))}
            </Palette.Group>
          )}
        </Palette.List>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
      </Palette>
    </dialog>,
    document.body,
  )
}

function Item({ found: { key, title, hint, href, dueAt }, now }: { found: Found; now: number }) {
  return (
    <Palette.Item value={key} onSelect={() => window.location.assign(href)} className={styles.item}>
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      {dueAt && <DueChip dueAt={dueAt} now={now} />}
    </Palette.Item>
  )
}

function listCommands(commands: Command[], text: string): Command[] {
  if (!text.trim()) return commands.slice(0, COMMANDS_MAX)
  return commands
    .map((command) => ({ command, score: defaultFilter(command.title, text.trim()) }))
    .filter(({ score }) => score > COMMAND_SCORE)
    .sort((one, other) => other.score - one.score)
    .slice(0, COMMANDS_MAX)
    .map(({ command }) => command)
}

type State = { text: string; message: string | null; isBusy: boolean; count: number }

function describeState({ text, message, isBusy, count }: State): string {
  if (message) return message
  if (!text.trim()) return 'Type a name as you hear it: “lira” finds Lyra.'
  if (isBusy) return 'Looking…'
  return count === 0 ? 'Nothing that you may open has this name.' : `${count} found.`
}

/** Returns the search results for a query, debounced. `message`: why there are none; `at`: when the response arrived. */
function useSearchResults(text: string) {
  const [answer, setAnswer] = useState<Answer>({ text: '', groups: NOTHING, message: null, at: 0 })
  const wanted = readSearch(text) ? text : ''
  useEffect(() => {
    if (!wanted) return
    let isOutdated = false
    const timer = setTimeout(async () => {
      const found = await postStaff<{ groups: FoundGroup[] }>(adminPaths.staffPost('find'), { text: wanted })
      if (isOutdated) return
      const [groups, message] = 'message' in found ? [NOTHING, found.message] : [found.groups, null]
      setAnswer({ text: wanted, groups, message, at: Date.now() })
    }, PAUSE_MS)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [wanted])
  if (!wanted) return { groups: NOTHING, message: null, isBusy: false, at: 0 }
  // The previous results stay until the new ones arrive, so that the list does not flicker.
  return { ...answer, isBusy: answer.text !== wanted }
}
