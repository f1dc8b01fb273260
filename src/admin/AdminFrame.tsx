import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
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
      {/* A custom view has no breadcrumbs: those of the document that was left would stay. */}
      <SetStepNav nav={[]} />
      <main>{children}</main>
    </DefaultTemplate>
  )
}
