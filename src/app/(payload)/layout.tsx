import type { ServerFunctionClient } from 'payload'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import config from '@payload-config'
import { HydrationMarker } from '@/components/layout/PageStart.client'
import '@payloadcms/next/css'
import '@/admin/styles/admin.css'
import '@/admin/styles/lists.css'
import '@/admin/styles/phone.css'
import '@/admin/styles/list-rows.css'
import { RootLayout, handleServerFunctions } from '@payloadcms/next/layouts'
import { mayCall } from '@/features/staff/server/admin-gate'
import { importMap } from './admin/importMap'

const serverFunction: ServerFunctionClient = async function serverFunction(args) {
  'use server'
  if (!(await mayCall(args.name, args.args, await headers()))) throw new Error('A second factor is missing.')
  return handleServerFunctions({ ...args, config, importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
      <HydrationMarker />
    </RootLayout>
  )
}
