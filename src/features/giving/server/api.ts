/** What other domains may call. */
export { findCurrentCampaign } from './pledges/queries'
export { tourKey } from './tours/tour-key'
