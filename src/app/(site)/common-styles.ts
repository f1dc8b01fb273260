// Small styles that many pages use. Part of the document, they are in the style sheet that every page loads: a few hundred bytes
// instead of a request each, of which a browser makes six at a time.
import '@/components/court/live-play.module.css'
import '@/components/ui/breadcrumbs.module.css'
import '@/components/ui/closing.module.css'
import '@/components/ui/facts.module.css'
import '@/components/ui/next-step.module.css'
import '@/components/ui/quote.module.css'
import '@/components/ui/stars.module.css'
import '@/features/site/components/points.module.css'
