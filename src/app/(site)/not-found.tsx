import { pageMetadata } from '@/lib/metadata'
import { NotFoundSection } from './NotFoundSection'

export const metadata = pageMetadata({
  title: 'Page not found',
  description: 'This page does not exist, or it has moved.',
  path: null,
  noindex: true,
})

export default function NotFound() {
  return <NotFoundSection />
}
