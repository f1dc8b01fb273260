import { SiteLink } from './SiteLink.client'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Arrow } from './Arrow'

type Look = {
  children: ReactNode
  /** `primary` is ember and stands once in a view; `line` is its quiet neighbor; `ink` stands on ember. */
  variant?: 'primary' | 'line' | 'ink'
  big?: boolean
  /** Shows the traveling arrow: for what leads on, not for what acts here. */
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

// Mail, phone and other sites are no business of the router.
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
