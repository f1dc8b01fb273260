/** Words for the buttons of a text's toolbar, by Payload's key. Payload shows a picture only. */
const TOOLBAR: Record<string, string> = {
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  text: 'Style of the paragraph',
  add: 'Insert',
  blocks: 'Insert a block',
}

/** The buttons of the toolbar that are on or off. */
const TOGGLES = new Set(['bold', 'italic', 'link'])

type Control = {
  selector: string
  name: (control: HTMLElement) => string
  /** What a screen reader also says: whether it is open, or on. */
  state?: (control: HTMLElement) => [attribute: 'aria-expanded' | 'aria-pressed', isSo: boolean] | null
}

/** The controls that Payload shows without a name of their own, or all with the same one. */
const CONTROLS: readonly Control[] = [
  {
    selector: '.collapsible__toggle',
    name: (toggle) => rowOf(toggle),
    state: ({ classList }) => ['aria-expanded', !classList.contains('collapsible__toggle--collapsed')],
  },
  { selector: '.collapsible__drag', name: (handle) => `Move ${rowOf(handle)}` },
  { selector: '.array-actions__button', name: (button) => `More for ${rowOf(button)}` },
  { selector: '.upload-relationship-details__edit', name: (button) => `Edit ${fileOf(button)}` },
  { selector: '.upload-relationship-details__remove', name: (button) => `Remove ${fileOf(button)}` },
  {
    selector: '.toolbar-popup__button',
    name: ({ dataset }) => wordOf(dataset.buttonKey),
    state: ({ classList, dataset }) =>
      TOGGLES.has(dataset.buttonKey ?? '') ? ['aria-pressed', classList.contains('active')] : null,
  },
  {
    selector: '.toolbar-popup__dropdown',
    name: ({ dataset }) => wordOf(dataset.dropdownKey),
    state: ({ classList }) => ['aria-expanded', classList.contains('active')],
  },
  { selector: '.doc-controls__popup .popup-button', name: () => 'More actions' },
  { selector: '.clipboard-action__popup .popup-button', name: (button) => `Copy or paste: ${fieldOf(button)}` },
  { selector: '#select-all', name: () => 'Select all' },
  { selector: 'td.cell-_select input', name: (box) => `Select ${documentOf(box)}` },
  { selector: '.clickable-arrow--left', name: () => 'Previous page' },
  { selector: '.clickable-arrow--right', name: () => 'Next page' },
  { selector: '.ContentEditable__root', name: (text) => fieldOf(text) },
  { selector: '.rs__input', name: (input) => fieldOf(input) },
  { selector: '.date-time-picker input', name: (input) => fieldOf(input) },
  { selector: '.date-time-picker__clear-button', name: (button) => `Clear ${fieldOf(button)}` },
]

/** Payload's list of tabs, which has links without items. */
const LINKS_ONLY = 'ul.doc-tabs__tabs'

/** The titles of lists of fields, which Payload writes as h3 right below the h1 of the page. */
const TITLES = 'h3:is(.array-field__title, .blocks-field__title)'

/** The head of a list, which is a second banner of the page without a role of its own. */
const LIST_HEAD = 'header.list-header'

/** Pictures in a list, whose alternative is the name that follows them. */
const THUMBNAILS = '.collection-list td img'

/** What shows an icon only, so that its name is a tooltip too. The others have their label or text beside them. */
const ICONS = 'button:not(.collapsible__toggle), .collapsible__drag'

/** Payload's buttons inside a select, which only a mouse uses: they are hidden from screen readers, so the keyboard skips them. */
const FOR_A_MOUSE = '.rs__indicators [aria-hidden="true"]'

/**
 * Names the controls below `root` that Payload leaves without a name: for screen readers, and as a tooltip where it shows an icon
 * only. The name of a row's controls follows the text of the row.
 */
export function nameControls(root: ParentNode): void {
  for (const { selector, name, state } of CONTROLS) {
    for (const control of root.querySelectorAll<HTMLElement>(selector)) {
      control.setAttribute('aria-label', name(control))
      if (control.matches(ICONS)) control.title = name(control)
      const [attribute, isSo] = state?.(control) ?? []
      if (attribute) control.setAttribute(attribute, String(isSo))
    }
  }
  for (const button of root.querySelectorAll<HTMLElement>(FOR_A_MOUSE)) button.tabIndex = -1
  for (const part of root.querySelectorAll(`${LINKS_ONLY}, ${LIST_HEAD}`)) part.setAttribute('role', 'presentation')
  for (const picture of root.querySelectorAll(THUMBNAILS)) picture.setAttribute('alt', '')
  for (const title of root.querySelectorAll(TITLES)) title.setAttribute('aria-level', '2')
}

// The text that Payload shows at the head of the row: “1. Who helps first?”, “Question 2”.
function rowOf(control: HTMLElement): string {
  const header = control.closest('.collapsible__toggle-wrap')?.querySelector('.collapsible__header-wrap')
  return header?.textContent?.trim() || 'this part'
}

// What the row of a list leads to: the text of its link.
function documentOf(box: HTMLElement): string {
  return box.closest('tr')?.querySelector('td a')?.textContent?.trim() || 'this row'
}

// The label of the field, without its mark of required fields.
function fieldOf(control: HTMLElement): string {
  const label = control.closest('.field-type')?.querySelector('.field-label')
  return label?.textContent?.replace('*', '').trim() || 'this field'
}

function fileOf(control: HTMLElement): string {
  const details = control.closest('.upload-relationship-details')
  return details?.querySelector('.upload-relationship-details__filename')?.textContent?.trim() || 'this picture'
}

function wordOf(key = ''): string {
  return TOOLBAR[key] ?? key
}
