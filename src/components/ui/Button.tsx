import { SiteLink } from './SiteLink.client'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Arrow } from './Arrow'

type Look = {
  children: ReactNode
  /** `primary` is ember and used once per view; `line` is its secondary neighbor; `ink` is for ember backgrounds. */
  variant?: 'primary' | 'line' | 'ink'
  big?: boolean
  /** Shows the arrow: for buttons that lead to another page, not for actions on this one. */
  arrow?: boolean
  className?: string
}

type LinkButton = Look & { href: string; newTab?: boolean }
type ActionButton = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> & { href?: undefined }

const VARIANTS = { primary: '', line: 'line', ink: 'dark' } as const

/** A button, or a link that looks like one when it has an `href`. */
export function Button({
  variant = 'primary',
  big,
  arrow,
  className = '',
  children,
  ...rest
}: LinkButton | ActionButton) {
  const classes = ['btn', VARIANTS[variant], big ? 'big' : '', className].filter(Boolean).join(' ')
  const content = (
    <>
      {children}
      {arrow && <Arrow />}
    </>
  )
  if (rest.href === undefined) {
    return (
      <button type="button" {...rest} className={classes}>
        {content}
      </button>
    )
  }
  return <LinkElement {...rest} className={classes} content={content} />
}

type LinkElementProps = { href: string; newTab?: boolean; className: string; content: ReactNode }

// The router handles internal links only, not mail, phone and external ones.
function LinkElement({ href, newTab, className, content }: LinkElementProps) {
  if (href.startsWith('/') && !newTab) {
    return (
      <SiteLink href={href} className={className}>
        {content}
      </SiteLink>
    )
  }
  return (
    <a href={href} className={className} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {content}
      {newTab && <span className="sr-only">(opens in a new tab)</span>}
    </a>
  )
}
