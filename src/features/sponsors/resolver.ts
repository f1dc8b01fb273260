import { zodResolver } from '@hookform/resolvers/zod'
import { sponsorSchema } from './schema'

// Loaded when somebody begins to fill in the form, see useSubmission.
export const sponsorResolver = zodResolver(sponsorSchema)
