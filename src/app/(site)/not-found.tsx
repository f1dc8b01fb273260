import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { NotFoundPage } from '@/components/layout/NotFound.client'

export const metadata = pageMetadata({
  title: 'Page not found',
  description: 'This page does not exist, or it has moved.',
  path: paths.notFound,
  noindex: true,
})

export default function NotFound() {
  return <NotFoundPage />
}
