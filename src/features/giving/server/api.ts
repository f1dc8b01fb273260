/** The public server API of this domain. */
export { findCurrentCampaign } from './pledges/queries'
export { tourKey } from './tours/tour-key'
