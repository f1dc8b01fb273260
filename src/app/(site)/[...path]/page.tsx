import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { logger } from '@/server/logger'

const LOGGED_CHARACTERS = 200

export const metadata: Metadata = pageMetadata({
  title: 'Page not found',
  description: 'This page does not exist, or it has moved.',
  path: paths.notFound,
  noindex: true,
})

/**
 * Answers every address that nothing else answers: 404, inside the site's own bar and footer.
 * Waiting for the request keeps it dynamic like `force-dynamic` would, but leaves the layout's cached reads
 * working, so that a storm of bad addresses never reaches the database.
 */
export default async function MissingPage({ params }: { params: Promise<{ path: string[] }> }) {
  await connection()
  const { path } = await params
  logger.warn({ path: `/${path.join('/')}`.slice(0, LOGGED_CHARACTERS) }, 'Page not found')
  notFound()
}
