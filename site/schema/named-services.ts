/** The page of all services; one of them, whose page has no `metadata`, is told there in full. */
export const productsPath = "/services/dtransfer";

/** The address of the old site at which the storage service's page stands too. */
export const storageAlias = "/serviceAchievements/storage";

/** The services that the code shows by name: their files in `content/services/`. */
export const namedServices = ["dtransfer", "cloud-storage"] as const;
