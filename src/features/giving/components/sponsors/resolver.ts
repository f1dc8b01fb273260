import { zodResolver } from '@hookform/resolvers/zod'
import { sponsorSchema } from '../../rules/sponsor-schema'

// Loaded when the visitor starts to fill in the form, see useSubmission.
export const sponsorResolver = zodResolver(sponsorSchema)
