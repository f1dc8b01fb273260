import { zodResolver } from '@hookform/resolvers/zod'
import { applicationSchema } from '../../rules/application-schema'

// Loaded when the visitor starts to fill in the form, see useSubmission.
export const applicationResolver = zodResolver(applicationSchema)
