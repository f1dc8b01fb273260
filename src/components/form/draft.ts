import { clearTab, readTab, writeTab } from '@/lib/tab-storage'

type Draft = { idempotencyKey: string; values: Record<string, string | string[]> }

const PREFIX = 'draft:'

/** The draft of a form in this tab; a new, empty one when there is none or storage is closed. */
export function readDraft(form: string): Draft {
  const stored = readTab<Draft>(PREFIX + form)
  return stored?.idempotencyKey && stored.values ? stored : { idempotencyKey: newKey(), values: {} }
}

/** Keeps the draft until it is sent, cleared or the tab is closed. */
export function writeDraft(form: string, draft: Draft): void {
  writeTab(PREFIX + form, draft)
}

/** Begins a new draft with answers that are known already. */
export function beginDraft(form: string, values: Draft['values']): void {
  writeDraft(form, { idempotencyKey: newKey(), values })
}

/** Forgets the draft, after it was stored on the server. */
export function clearDraft(form: string): void {
  clearTab(PREFIX + form)
}

/** The answers of a form element, without what travels beside them. */
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

// What a page sets itself belongs to that page, not to the draft of its form.
function isHidden(element: HTMLFormElement, name: string): boolean {
  return element.querySelector(`input[type=hidden][name="${CSS.escape(name)}"]`) !== null
}

function isList(element: HTMLFormElement, name: string): boolean {
  return element.querySelector(`input[type=checkbox][name="${CSS.escape(name)}"]`) !== null
}

// randomUUID needs a secure context; a phone in the gym may open the demo by its plain address.
function newKey(): string {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
