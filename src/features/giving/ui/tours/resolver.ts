import { zodResolver } from '@hookform/resolvers/zod'
import { tourSchema } from '../../rules/tour-schema'

// Loaded when somebody begins to fill in the form, see useSubmission.
export const tourResolver = zodResolver(tourSchema)
