/** What other domains may call. */
export { tourKey } from './tours/tour-key'
