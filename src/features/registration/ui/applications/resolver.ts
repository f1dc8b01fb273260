import { zodResolver } from '@hookform/resolvers/zod'
import { applicationSchema } from '../../rules/application-schema'

// Loaded when somebody begins to fill in the form, see useSubmission.
export const applicationResolver = zodResolver(applicationSchema)
