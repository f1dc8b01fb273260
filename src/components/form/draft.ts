import { clearTab, readTab, writeTab } from '@/lib/tab-storage'

type Draft = { idempotencyKey: string; values: Record<string, string | string[]> }

const PREFIX = 'draft:'

/** Returns the draft of a form in this tab; a new, empty one when there is none or storage is blocked. */
export function readDraft(form: string): Draft {
  const stored = readTab<Draft>(PREFIX + form)
  return stored?.idempotencyKey && stored.values ? stored : { idempotencyKey: newKey(), values: {} }
}

/** Stores the draft until it is submitted, cleared or the tab is closed. */
export function writeDraft(form: string, draft: Draft): void {
  writeTab(PREFIX + form, draft)
}

/** Creates a new draft with initial values. */
export function beginDraft(form: string, values: Draft['values']): void {
  writeDraft(form, { idempotencyKey: newKey(), values })
}

/** Deletes the draft, after it was stored on the server. */
export function clearDraft(form: string): void {
  clearTab(PREFIX + form)
}

/** Returns the values of a form element, without the hidden fields that are sent with them. */
export function readValues(element: HTMLFormElement): Draft['values'] {
  const values: Draft['values'] = {}
  const data = new FormData(element)
  for (const name of new Set(data.keys())) {
    if (name === 'website' || isHidden(element, name)) continue
    const all = data.getAll(name).filter((value): value is string => typeof value === 'string')
    values[name] = isList(element, name) ? all : (all[0] ?? '')
  }
  return values
}

// Values set by a page belong to the page, not to the draft of its form.
function isHidden(element: HTMLFormElement, name: string): boolean {
  return element.querySelector(`input[type=hidden][name="${CSS.escape(name)}"]`) !== null
}

function isList(element: HTMLFormElement, name: string): boolean {
  return element.querySelector(`input[type=checkbox][name="${CSS.escape(name)}"]`) !== null
}

// randomUUID needs a secure context, but a phone may open the demo by IP address without https.
function newKey(): string {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
