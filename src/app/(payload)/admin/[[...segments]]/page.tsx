import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import config from '@payload-config'
import { RootPage, generatePageMetadata } from '@payloadcms/next/views'
import { withNotice } from '@/admin/DocumentOrNotice'
import { NoOpenRegister } from '@/features/inbox/admin/submissions/NoOpenRegister'
import { resolveRedirect } from '@/features/staff/server/admin-gate'
import { importMap } from '../importMap'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default async function AdminPage({ params, searchParams }: Props) {
  const { segments } = await params
  // Payload shows this screen to the first visitor while there is no staff; ours are created by the seed or the terminal.
  if (segments?.[0] === 'create-first-user') return <NoOpenRegister />
  const detour = await resolveRedirect(segments?.[0], await searchParams, await headers())
  if (detour) redirect(detour)
  return withNotice(await RootPage({ config, importMap, params, searchParams }))
}
