import { zodResolver } from '@hookform/resolvers/zod'
import { pledgeSchema } from '../../rules/pledge-schema'

// Loaded when the visitor starts to fill in the form, see useSubmission.
export const pledgeResolver = zodResolver(pledgeSchema)
