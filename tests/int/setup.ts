import '../../scripts/next/testing/baseline'
import { enterWorld } from './world'

enterWorld()
