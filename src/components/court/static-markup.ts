import { Fragment, isValidElement, type ReactNode } from 'react'

/** Elements without content, and so without an end tag. */
const VOID = new Set(['img', 'input', 'br'])

/** Attributes of SVG that React names in camel case, unlike HTML. */
const STROKE = /^stroke[A-Z]\w*$/

type Props = { children?: ReactNode; className?: string; style?: Record<string, string> } & Record<string, unknown>

/**
 * Renders elements to an HTML string, like React, for drawings that never update: React then handles one string instead of
 * dozens of elements, on the server and in the payload for the browser. Components must be pure functions without hooks.
 */
export function toStaticMarkup(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(toStaticMarkup).join('')
  if (typeof node === 'string' || typeof node === 'number') return escapeMarkup(String(node))
  if (!isValidElement<Props>(node)) return ''
  const { type, props } = node
  if (type === Fragment) return toStaticMarkup(props.children)
  if (typeof type !== 'string') return toStaticMarkup((type as (props: Props) => ReactNode)(props))
  if (VOID.has(type)) return `<${type}${attributesOf(props)}>`
  return `<${type}${attributesOf(props)}>${toStaticMarkup(props.children)}</${type}>`
}

function attributesOf({ children: _children, className, style, ...others }: Props): string {
  const attributes: Record<string, unknown> = { class: className, style: style && declarationsOf(style), ...others }
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name.replace(STROKE, toKebab)}="${escapeMarkup(textOf(name, value))}"`)
    .join('')
}

// A boolean attribute such as `checked` is empty in HTML; "true" is only a value of ARIA and data attributes.
function textOf(name: string, value: unknown): string {
  return value === true && !/^(aria|data)-/.test(name) ? '' : String(value)
}

function declarationsOf(style: Record<string, string>): string {
  return Object.entries(style)
    .map(([name, value]) => `${toKebab(name)}:${value}`)
    .join(';')
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
