import { zodResolver } from '@hookform/resolvers/zod'
import { tourSchema } from '../../rules/tour-schema'

// Loaded when the visitor starts to fill in the form, see useSubmission.
export const tourResolver = zodResolver(tourSchema)
