import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { NotFoundSection } from './NotFoundSection'

export const metadata = pageMetadata({
  title: 'Page not found',
  description: 'This page does not exist, or it has moved.',
  path: paths.notFound,
  noindex: true,
})

export default function NotFound() {
  return <NotFoundSection />
}
