print("bucketlist")
