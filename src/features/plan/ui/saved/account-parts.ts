// Loaded together when somebody asks for their account, see use-account.
export { look, remove, save } from './account'
export { AccountPanel } from './AccountPanel.client'
export { TakenUp } from './TakenUp.client'
