import type { ReactNode } from 'react'
import type { Media } from '@/payload-types'
import { isExternal, safeHref } from '@/lib/links'
import type { Play } from '@/lib/court/play'
import { toPicture } from '@/lib/media'
import { PlayBoard } from '../court/PlayBoard'
import { Picture } from '../media/Picture'
import { TakeDown } from '../media/TakeDown'
import { SiteLink } from '../ui/SiteLink.client'
import { readRichText, type TextNode } from './content'
import '../styles/prose.css'

const BOLD = 1
const ITALIC = 2
/** A picture within a text is as wide as its column. */
const PICTURE_WIDTH = '(min-width: 48rem) 42rem, 100vw'

type RichTextProps = {
  content: unknown
  /** The plays of the playbook that the text may show, by their keys. */
  plays?: Partial<Record<string, Play>>
}

/**
 * Renders a rich text from the admin. Only node types that the editor supports are rendered, whatever is stored; an empty or
 * invalid text renders nothing, and neither does a drawn play that is not in `plays`.
 */
export function RichText({ content, plays = {} }: RichTextProps) {
  const nodes = readRichText(content).filter(({ type, play }) => type !== 'play' || plays[play])
  return splitAtPlays(nodes).map((part, index) => {
    const play = part[0]?.type === 'play' && plays[part[0].play]
    if (play) return <PlayBoard key={index} play={play} label="Drawn play" />
    return (
      <div key={index} className="prose">
        {render(part)}
      </div>
    )
  })
}

// A play is beside the text, not inside of it, because it has headings and lists of its own.
function splitAtPlays(nodes: TextNode[]): TextNode[][] {
  const parts: TextNode[][] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (!last || node.type === 'play' || last[0]?.type === 'play') parts.push([node])
    else last.push(node)
  }
  return parts
}

function render(nodes: TextNode[]): ReactNode[] {
  return nodes.map((node, index) => <Part key={index} node={node} />)
}

function Part({ node }: { node: TextNode }): ReactNode {
  const { type, text, format, children, tag, id, href, upload, caption } = node
  switch (type) {
    case 'text':
      return <FormattedText text={text} format={format} />
    case 'linebreak':
      return <br />
    case 'tab':
      return ' '
    case 'paragraph':
      return children.length > 0 ? <p>{render(children)}</p> : null
    case 'heading':
      return tag === 'h3' ? <h3 id={id}>{render(children)}</h3> : <h2 id={id}>{render(children)}</h2>
    case 'quote':
      return <blockquote>{render(children)}</blockquote>
    case 'list':
      return tag === 'ol' ? <ol>{render(children)}</ol> : <ul>{render(children)}</ul>
    case 'listitem':
      return <li>{render(children)}</li>
    case 'link':
    case 'autolink':
      return <TextLink href={safeHref(href)}>{render(children)}</TextLink>
    case 'upload':
      return <Figure upload={upload} caption={caption} />
    // Within a quote or a list.
    case 'play':
      return null
    default:
      return <hr />
  }
}

function FormattedText({ text, format }: { text: string; format: number }) {
  const slanted = format & ITALIC ? <em>{text}</em> : text
  return format & BOLD ? <strong>{slanted}</strong> : slanted
}

// A link with a disallowed address is rendered as text.
function TextLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return children
  if (href.startsWith('/')) return <SiteLink href={href}>{children}</SiteLink>
  return (
    <a href={href} {...(isExternal(href) ? { rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}

function Figure({ upload, caption }: { upload: unknown; caption: string }) {
  const picture = toPicture(upload as Media | string | null)
  if (!picture) return null
  return (
    <figure>
      <Picture picture={picture} sizes={PICTURE_WIDTH} />
      {caption && <figcaption>{caption}</figcaption>}
      {picture.takedown && <TakeDown name="picture" value={picture.takedown} />}
    </figure>
  )
}
