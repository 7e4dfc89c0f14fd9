// Connects to dTransfer with one POST request, without a body.
package main

import (
	"fmt"
	"log"
	"net/http"
	"time"
)

const endpoint = "{{connectEndpoint}}"

func main() {
	log.SetFlags(0) // log.Fatal writes to stderr and exits with 1

	request, err := http.NewRequest(http.MethodPost, endpoint, http.NoBody)
	if err != nil {
		log.Fatalf("Could not connect: %v", err)
	}

	client := &http.Client{
		Timeout: 10 * time.Second,
		CheckRedirect: func(*http.Request, []*http.Request) error {
			return http.ErrUseLastResponse // a redirect is no success
		},
	}
	response, err := client.Do(request)
	if err != nil {
		log.Fatalf("Could not connect: %v", err)
	}
	defer response.Body.Close()

	if response.StatusCode < 200 || response.StatusCode > 299 {
		log.Fatalf("Could not connect: HTTP %d", response.StatusCode)
	}
	fmt.Printf("Connected: HTTP %d\n", response.StatusCode)
}
