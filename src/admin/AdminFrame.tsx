import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** Payload's navigation and header around a custom view, which is the page's main landmark. */
export function AdminFrame({ view, children }: { view: AdminViewServerProps; children: ReactNode }) {
  const { req, locale, permissions, visibleEntities } = view.initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={view.searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <main>{children}</main>
    </DefaultTemplate>
  )
}
